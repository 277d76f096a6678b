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
	sketch, err := easel.Upload(ctx, "sketch.png")
	if err != nil {
		log.Fatal(err)
	}
	var detected struct {
		Image             Image
		RecommendedModels []string
	}
	err = easel.Call(ctx, "POST", "/v1/controlnet/detect", JSON{
		"requestId":       RandomID(),
		"imageResourceId": sketch,
		"preprocessor":    "canny",
	}, &detected)
	if err != nil {
		log.Fatal(err)
	}
	edges, model := detected.Image.ID, detected.RecommendedModels[0]
	fmt.Printf("edge map %s for %s\n", edges, model)
	control := JSON{
		"inputImageResourceId": edges,
		"preprocessor":         "none", // The map is drawn already.
		"model":                model,
		"weight":               0.9,
	}
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs", JSON{
		"requestId": RandomID(),
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"count": 1}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel":    "600423083519508503",
				"prompts":    []JSON{{"text": "a glass pavilion in a forest"}},
				"width":      512,
				"height":     512,
				"steps":      20,
				"controlnet": JSON{"args": []JSON{control}},
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
	size, err := easel.Download(ctx, job.SuccessInfo.Images[0].URL, "pavilion.png")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("saved pavilion.png (%d bytes)\n", size)
}
