package main

import (
	"context"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	photo, err := easel.Upload(ctx, "photo.png")
	if err != nil {
		log.Fatal(err)
	}
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs", JSON{
		"requestId": RandomID(),
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"imageResourceId": photo}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel":           "600423083519508503",
				"prompts":           []JSON{{"text": "a watercolour of the same house, spring"}},
				"width":             512,
				"height":            512,
				"steps":             20,
				"denoisingStrength": 0.55,
			}},
		},
	}, &created)
	if err != nil {
		log.Fatal(err)
	}
	job, err := easel.WaitForJob(ctx, created.Job.ID)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s, credits charged: %v\n", job.Status, job.CreditsCharged)
	size, err := easel.Download(ctx, job.SuccessInfo.Images[0].URL, "watercolour.png")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("saved watercolour.png (%d bytes)\n", size)
}
