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
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs", JSON{
		"requestId": RandomID(),
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"seed": "2027351168"}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel": "600423083519508503",
				"prompts": []JSON{{"text": "portrait of a beekeeper, soft light"}},
				"width":   512,
				"height":  768,
				"steps":   20,
			}},
			{"type": "IMAGE_TO_UPSCALER", "imageToUpscaler": JSON{
				"hrUpscaler":        "4x-UltraSharp",
				"hrScale":           2,
				"hrSecondPassSteps": 10,
				"denoisingStrength": 0.3,
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
	image := job.SuccessInfo.Images[0]
	fmt.Printf("%s, %d x %d\n", job.Status, image.Meta.Image.Width, image.Meta.Image.Height)
	size, err := easel.Download(ctx, image.URL, "beekeeper.png")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("saved beekeeper.png (%d bytes)\n", size)
}
