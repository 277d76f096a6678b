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
	mask, err := easel.Upload(ctx, "mask.png")
	if err != nil {
		log.Fatal(err)
	}
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs", JSON{
		"requestId": RandomID(),
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"imageResourceId": photo}},
			{"type": "IMAGE_TO_INPAINT", "imageToInpaint": JSON{
				"maskImageResourceId": mask,
				"denoisingStrength":   0.75,
				"diffusion": JSON{
					"sdModel": "600423083519508503",
					"prompts": []JSON{{"text": "a red bicycle leaning against the wall"}},
					"width":   512,
					"height":  512,
					"steps":   20,
				},
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
	size, err := easel.Download(ctx, job.SuccessInfo.Images[0].URL, "bicycle.png")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("saved bicycle.png (%d bytes)\n", size)
}
